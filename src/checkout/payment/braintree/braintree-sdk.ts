// The two parts of Braintree's SDK that cards need, as one chunk: apart, each would bring what they share.
import client from 'braintree-web/client';
import hostedFields from 'braintree-web/hosted-fields';

export { client, hostedFields };
