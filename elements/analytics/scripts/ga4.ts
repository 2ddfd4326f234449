// analytics/ga4.js: one tag that connects the elements of a page to its dataLayer. data-gtag: the page has gtag.js alone.
import { connectDataLayer } from '../ga4';
import { consentOf, ownScript } from './consent';

const script = ownScript(import.meta.url);
connectDataLayer({ consent: consentOf(script), gtag: script?.dataset['gtag'] !== undefined });
