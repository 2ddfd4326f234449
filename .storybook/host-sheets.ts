// Style sheets that host pages have, to see that elements do not care.
import bootstrap from 'bootstrap/dist/css/bootstrap.min.css?inline';

export const hostSheets = {
  none: '',
  reset: `
    html { font-size: 62.5%; }
    * { margin: 0 !important; padding: 0; border: 0; font: inherit; box-sizing: content-box; }
    ul, ol { list-style: none; }
    img { max-width: 40%; float: left; }
    button, input, select { all: unset; text-transform: uppercase; letter-spacing: 0.3em; }
    a { color: magenta !important; }
  `,
  bootstrap,
  unset: '.airside-place * { all: unset; }',
} as const;

export type HostSheet = keyof typeof hostSheets;
