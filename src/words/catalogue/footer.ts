// Texts of the footer, among those of navigation.
import { addWords } from '../known';

export const footer = {
  footer: 'Footer',
  followUs: 'Follow us',
  copyright: '© {year} {store}. All rights reserved.',
  storeEvents: 'Store Events',
  facebook: 'Facebook',
  instagram: 'Instagram',
  whatsapp: 'WhatsApp',
  newWindow: '{name}, opens in a new window',
} as const;

addWords({ navigation: footer });
