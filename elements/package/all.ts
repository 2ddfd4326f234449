// `import 'airside'`: the loader, in an app's bundle. Each element is fetched when its tag first appears.
import { isOurs, pageScript } from './page-script';
import '../index';
import { page } from '../kit/page';

const shared = page();
// Where a bundle comes from says nothing about where the shop is; a script tag of the page does.
if (isOurs && !(shared.script instanceof HTMLScriptElement)) shared.script = pageScript;
