import { expect, test } from 'vitest';
import { laidOutSize } from '@/domain/page-layout/layout-units';

// Seen in Chromium 156 on Linux: letters of 11 points are as wide as those of 14.656 pixels, those of 12 points as they are.
test.each([
  [10, 853 / 64],
  [10.5, 14],
  [11, 938 / 64],
  [11.5, 981 / 64],
  [12, 16],
])('letters of %f points are set in %f pixels', (points, pixels) => {
  expect((laidOutSize(points) / 72) * 96).toBeCloseTo(pixels, 9);
});
