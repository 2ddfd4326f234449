// Texts of the contact page, among those of content.
import { addWords } from '../known';

export const contact = {
  contactTitle: 'Contact us',
  contactMessage: 'About an order, a product, or anything else you would like to know.',
  contactForm: 'Write to us',
  contactName: 'Name',
  contactEmail: 'Email',
  contactTelephone: 'Telephone',
  contactComment: 'Comment',
  sendContact: 'Send',
  contactSent: 'Thank you. Your message has been sent, and we will answer soon.',
  contactFailed: 'Your message has not been sent. Everything you wrote is still here: please try again.',
  contactOffTitle: 'We take no messages here',
  contactOff: 'The contact form is switched off. Please reach us by the means named on this site.',
} as const;

addWords({ content: contact });
