// `airside/analytics`: what elements tell, as a data layer expects it.
export { connectAdobeDataLayer, type AdobeOptions } from '../analytics/adobe';
export { connectDataLayer, type DataLayerOptions } from '../analytics/ga4';
