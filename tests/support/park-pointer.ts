// The pointer stays where the file before has left it: what is drawn under it would be taken for wanted.
import { beforeAll } from 'vitest';
import { userEvent } from 'vitest/browser';

beforeAll(async () => {
  const corner = document.body.appendChild(document.createElement('i'));
  corner.style.cssText = 'position: fixed; inset: auto 0 0 auto; inline-size: 4px; block-size: 4px';
  await userEvent.hover(corner);
  corner.remove();
});
