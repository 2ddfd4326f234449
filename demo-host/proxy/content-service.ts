// The embedded content service on its own, beside a backend that is elsewhere: its entry below /api, its pictures below /uploads.
import { createBackend } from '../backend';
import type { Handler } from '../listen';

export interface ContentService {
  handle: Handler;
  close(): void;
}

/** `file` is a database of its own. /media belongs to the backend, so pictures stand where a Strapi keeps its uploads. */
export async function createContentService(options: {
  file: string;
  shopUrl: string;
  now?: () => Date;
}): Promise<ContentService> {
  const { file, shopUrl, now } = options;
  const embedded = await createBackend({ file, baseUrl: `${shopUrl}/uploads`, now });
  return {
    handle: (request) => {
      const url = new URL(request.url);
      if (url.pathname.startsWith('/api/')) return embedded.handle(request);
      if (!url.pathname.startsWith('/uploads/media/')) return new Response('Not found', { status: 404 });
      url.pathname = url.pathname.slice('/uploads'.length);
      return embedded.handle(new Request(url, request));
    },
    close: () => embedded.close(),
  };
}
