// Serves a small shop on a file as a process of its own, for tests that kill it. Prints its address.
import { listen } from '../../server/http/listen';
import { run } from '../../demo-host/backend/database';
import { createSmallShop } from './small-shop';

const listener = await listen(0, 'PORT');
const { backend, db } = await createSmallShop({ file: process.argv[2] ?? '' });
run(db, 'UPDATE stock SET quantity = 1000000');
listener.answerWith({ handler: (request) => backend.handle(request) });
console.log(listener.url);
