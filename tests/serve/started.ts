// Starts the demo without a build, as a process of its own, for tests of signals and taken ports.
import { start } from '../../demo-host/start';

await start({});
