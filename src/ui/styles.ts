// The sheets of the building blocks, in order. Every root takes them first, then its feature's own sheet.
// Their class names (button, field, price, dialog, …) are taken; a feature prefixes its own with its noun.
import tokens from './tokens.css?inline';
import base from './base.css?inline';
import icon from './icon.css?inline';
import button from './button.css?inline';
import field from './field.css?inline';
import stepper from './stepper.css?inline';
import dialog from './dialog.css?inline';
import price from './price.css?inline';
import picture from './picture.css?inline';
import alert from './alert.css?inline';
import wayfinding from './wayfinding.css?inline';

/** Tokens and reset alone, for a root that draws no building block. */
export const groundStyles: readonly string[] = [tokens, base];

export const uiStyles: readonly string[] = [
  ...groundStyles,
  icon,
  button,
  field,
  stepper,
  dialog,
  price,
  picture,
  alert,
  wayfinding,
];
