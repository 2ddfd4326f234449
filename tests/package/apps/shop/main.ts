// The whole shop in a bundle: every other element is fetched when its tag appears.
import 'airside/shop';
import 'airside/themes/dark.css';
import { configure } from 'airside/storefront';

configure({ endpoint: new URLSearchParams(location.search).get('endpoint') ?? '', shopUrl: location.origin });
