"""Projection, and the cartogram that gives small territories room."""

import math

import numpy as np
import shapely
from scipy.fft import dctn, idctn
from scipy.ndimage import gaussian_filter, map_coordinates


def albers(lon0, lat0, lat1, lat2):
    """Albers equal-area conic, in kilometres, y pointing down."""
    f1, f2, f0 = math.radians(lat1), math.radians(lat2), math.radians(lat0)
    n = (math.sin(f1) + math.sin(f2)) / 2
    c = math.cos(f1) ** 2 + 2 * n * math.sin(f1)
    r0 = math.sqrt(c - 2 * n * math.sin(f0)) / n

    def project(points):
        lon, lat = np.radians(points[:, 0] - lon0), np.radians(points[:, 1])
        r = np.sqrt(c - 2 * n * np.sin(lat)) / n
        return 6371 * np.column_stack([r * np.sin(n * lon), r * np.cos(n * lon) - r0])

    return project


class Cartogram:
    """A flow that gives each territory its wanted share of the land; the sea is carried along.

    Density falls from its first value to the mean with constant flux, so points move along flux / density.
    """

    def __init__(self, frame, cell):
        self.x0, self.y0, x1, y1 = frame
        self.cell = cell
        self.shape = (round((y1 - self.y0) / cell), round((x1 - self.x0) / cell))
        self.passes = []

    def centres(self):
        rows, columns = self.shape
        x = self.x0 + (np.arange(columns) + 0.5) * self.cell
        y = self.y0 + (np.arange(rows) + 0.5) * self.cell
        return np.meshgrid(x, y)

    def fit(self, shapes, wanted, passes, blur):
        for _ in range(passes):
            moved = {name: shapely.transform(shape, self) for name, shape in shapes.items()}
            scale = sum(wanted.values()) / sum(shape.area for shape in moved.values())
            density = np.ones(self.shape)
            x, y = self.centres()
            for name, shape in moved.items():
                shape = shape.buffer(0)
                shapely.prepare(shape)
                density[shapely.contains_xy(shape, x, y)] = wanted[name] / (scale * shape.area)
            self.passes.append(self.flow(gaussian_filter(density, blur, mode="nearest")))

    def flow(self, density):
        mean = density.mean()
        rows, columns = self.shape
        k = 2 * (np.cos(np.pi * np.arange(rows) / rows)[:, None] + np.cos(np.pi * np.arange(columns) / columns) - 2)
        k[0, 0] = 1
        spectrum = dctn(density - mean, norm="ortho") / k
        spectrum[0, 0] = 0
        fy, fx = np.gradient(idctn(spectrum, norm="ortho"))
        return density, mean, fx, fy

    def __call__(self, points):
        grid = np.column_stack([(points[:, 1] - self.y0) / self.cell - 0.5, (points[:, 0] - self.x0) / self.cell - 0.5])
        for density, mean, fx, fy in self.passes:
            steps = 24
            for step in range(steps):
                first = self.speed(grid, step / steps, density, mean, fx, fy)
                half = self.speed(grid + first / (2 * steps), (step + 0.5) / steps, density, mean, fx, fy)
                grid = grid + half / steps
        return np.column_stack([(grid[:, 1] + 0.5) * self.cell + self.x0, (grid[:, 0] + 0.5) * self.cell + self.y0])

    @staticmethod
    def speed(grid, time, density, mean, fx, fy):
        def at(field):
            return map_coordinates(field, grid.T, order=1, mode="nearest")

        return np.column_stack([at(fy), at(fx)]) / ((1 - time) * at(density) + time * mean)[:, None]
