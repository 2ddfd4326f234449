// The shop's pages in a worker of the edge: what a merchant deploys there, in a few lines.
import { createPageRenderer } from '../../server/pages/index';
import { createFirstScreens } from '../../server/render/index';

interface Settings {
  SHOP_URL: string;
}

let render: ReturnType<typeof createPageRenderer> | undefined;

export default {
  fetch(request: Request, { SHOP_URL: shopUrl }: Settings): Promise<Response> {
    const ask = (question: Request) => fetch(question);
    const firstScreens = createFirstScreens({ shopUrl, fetch: ask });
    render ??= createPageRenderer({ shopUrl, firstScreens });
    return render(request);
  },
};
