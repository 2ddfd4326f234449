// In which sizes the pictures of a product are asked for, wherever one of them is shown first.
export const pictureSizes = {
  sizes: '(width < 720px) calc(100vw - 40px), clamp(300px, 80vh - 176px, 48vw)',
  widths: [320, 640, 960, 1280, 1600],
} as const;
