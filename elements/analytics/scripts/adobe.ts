// analytics/adobe.js: one tag that connects the elements of a page to its adobeDataLayer.
import { connectAdobeDataLayer } from '../adobe';
import { consentOf, ownScript } from './consent';

connectAdobeDataLayer({ consent: consentOf(ownScript(import.meta.url)) });
