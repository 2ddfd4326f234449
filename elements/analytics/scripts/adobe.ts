// analytics/adobe.js: one tag that connects the elements of a page to its adobeDataLayer.
import { connectAdobeDataLayer } from '../adobe';
import { consentOf } from './consent';

connectAdobeDataLayer({ consent: consentOf(import.meta.url) });
