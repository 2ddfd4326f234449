// Pictures of a few bytes in place of the demo's: what is left is what the shop itself takes of a slow network.
import type { Handler } from '../../../server/http/listen';

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500"><rect width="400" height="500" fill="#987"/></svg>';
const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' };

export const withSmallPictures =
  (handler: Handler): Handler =>
  (request, client) =>
    /^\/(media|uploads)\//.test(new URL(request.url).pathname)
      ? new Response(picture, { headers })
      : handler(request, client);
