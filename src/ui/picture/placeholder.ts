// Where a Magento keeps the pictures that stand for a missing one.

export const isPlaceholder = (url: string): boolean => /\/placeholder\//.test(url);
