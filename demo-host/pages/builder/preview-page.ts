// The script of the preview page.
import { startPreview } from './preview';

const place = document.getElementById('place');
if (place) startPreview(place);
