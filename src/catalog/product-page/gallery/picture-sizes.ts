// In which sizes the pictures of a product are asked for, wherever one of them is shown first. A little more than 640 px is no
// reason for the next larger file.
export const pictureSizes = {
  sizes:
    '(width < 720px) calc(100vw - 40px), (width < 1024px) clamp(300px, 80vh - 176px, 48vw), min(640px, 100vh - 200px, 46vw)',
  widths: [320, 640, 960, 1280, 1600],
} as const;
