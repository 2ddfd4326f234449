// Gathers the texts of all features, in US English.
import { app } from './app';
import { cart } from './cart';
import { catalog } from './catalog';
import { checkout } from './checkout';
import { content } from './content';
import { navigation } from './navigation';
import { ui } from './ui';

export const messages = { app, ui, cart, catalog, checkout, content, navigation } as const;
