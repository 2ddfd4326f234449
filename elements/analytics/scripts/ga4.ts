// analytics/ga4.js: one tag that connects the elements of a page to its dataLayer. data-gtag: the page has gtag.js alone.
import { connectDataLayer } from '../ga4';
import { consentOf, said } from './consent';

const { url } = import.meta;
connectDataLayer({ consent: consentOf(url), gtag: said(url, 'gtag') !== undefined });
