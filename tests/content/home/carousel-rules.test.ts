import { describe, expect, it } from 'vitest';
import { easeInOut, nextSlide, slideAt, swipeTarget } from '../../../src/content/home/banners/carousel-rules';

describe('slideAt', () => {
  it.each([
    [0, 0],
    [179, 0],
    [181, 1],
    [720, 2],
    // The repeated first slide, and reading from the right.
    [1080, 0],
    [-360, 1],
  ])('at %d px is slide %d', (scrolled, slide) => {
    expect(slideAt(scrolled, 360, 3)).toBe(slide);
  });

  it('is the first while nothing is laid out', () => {
    expect(slideAt(0, 0, 3)).toBe(0);
  });
});

describe('nextSlide', () => {
  it('stops at the ends on wide screens', () => {
    expect(nextSlide(2, 1, 3, false)).toBe(2);
    expect(nextSlide(0, -1, 3, false)).toBe(0);
  });

  it('goes on over the repeated first slide on narrow ones, and round the other way', () => {
    expect(nextSlide(2, 1, 3, true)).toBe(3);
    expect(nextSlide(0, -1, 3, true)).toBe(2);
  });
});

describe('swipeTarget', () => {
  it.each([
    [10, undefined],
    [-10, undefined],
    [11, 1],
    [-11, 2],
  ])('a finger that went %d px asks for %s', (travelled, slide) => {
    expect(swipeTarget(0, travelled, 3, true)).toBe(slide);
  });
});

it('easeInOut starts and ends still', () => {
  expect([0, 0.5, 1].map(easeInOut)).toEqual([0, 0.5, 1]);
  expect(easeInOut(0.1)).toBeLessThan(0.1);
  expect(easeInOut(0.9)).toBeGreaterThan(0.9);
});
