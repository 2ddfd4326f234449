// Texts of the footer, among those of navigation.
import { addMessages } from './index';

export const footer = {
  footer: 'Footer',
  company: 'Company',
  followUs: 'Follow us',
  weAccept: 'We accept',
  copyright: '© {year} {store}. All rights reserved.',
  responsibly: 'Please enjoy responsibly. We sell alcohol to adults only.',
  retailStore: 'Retail Store',
  storeEvents: 'Store Events',
  diplomaticCatalogue: 'Diplomatic Catalogue',
  contactUs: 'Contact Us',
  facebook: 'Facebook',
  instagram: 'Instagram',
  whatsapp: 'WhatsApp',
  newWindow: '{name}, opens in a new window',
} as const;

addMessages({ navigation: footer });
