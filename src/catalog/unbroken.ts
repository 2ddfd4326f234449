// How a product's name is set.

/** With a number and its word on one line, and an “&” with the name that it leads to: “21 Year Old” does not break after 21. */
export const unbroken = (name: string): string => name.replace(/([\d&]) /g, '$1\u00a0');
