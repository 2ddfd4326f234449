/** px; icons that the build draws, and that the server's pages and their web app manifest name. */
export const iconSizes = [180, 192, 512];
