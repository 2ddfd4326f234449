// The demo provider does what the checkout counts on.
import { testCardProvider } from './conformance';

testCardProvider('demo');
