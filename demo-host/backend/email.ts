// What counts as an e-mail address here: as strict as Magento's own check where shoppers meet it.
export const isEmail = (text: string): boolean => /^[^\s@<>()[\],;:\\"]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
