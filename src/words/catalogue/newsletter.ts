// Texts of the newsletter form, among those of content. The three messages of behaviour 5 to the letter.
import { addWords } from '../known';

export const newsletter = {
  newsletter: 'Newsletter',
  newsletterMessage: 'What has arrived, and what is worth trying.',
  audience: 'Which newsletter',
  audienceStore: 'Retail store',
  audienceCatalog: 'Catalogue',
  newsletterEmail: 'Email',
  newsletterFirstName: 'First name',
  subscribe: 'Subscribe',
  emailRequired: 'Email is required.',
  emailInvalid: 'Please enter a valid email.',
  firstNameRequired: 'First Name is required.',
  firstNameInvalid: 'First name may only contain letters.',
  subscribeFailed: 'You have not been subscribed. Please try again.',
} as const;

addWords({ content: newsletter });
