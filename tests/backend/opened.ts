// Opens the backend on a file as a process of its own, for tests of several processes that open at once.
import { createBackend } from '../../demo-host/backend';

const backend = await createBackend({ file: process.argv[2] ?? '', baseUrl: 'http://localhost' });
backend.close();
