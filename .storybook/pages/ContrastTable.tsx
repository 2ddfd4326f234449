// The colours that meet, their contrast, and whether it is enough for WCAG AA.
import { contrastOf, contrastPairs, type Colour } from '../../elements/themes/contrast';

const css = ([red, green, blue, alpha]: Colour): string => `color(srgb ${red} ${green} ${blue} / ${alpha})`;

export function ContrastTable({ colours }: { colours: ReadonlyMap<string, Colour> }) {
  if (colours.size === 0) return null;
  return (
    <table className="page-table">
      <thead>
        <tr>
          <th scope="col">Pair</th>
          <th scope="col">Ratio</th>
          <th scope="col">AA</th>
        </tr>
      </thead>
      <tbody>
        {contrastPairs.map(({ what, text, ground, least }) => {
          const grounds = ground.map((name) => colours.get(name)).filter((colour) => colour !== undefined);
          const over = colours.get(text);
          if (!over) return null;
          const ratio = contrastOf(over, ...grounds);
          const isEnough = ratio >= least;
          const layers = grounds.map((colour) => `linear-gradient(${css(colour)} 0 0)`).reverse();
          return (
            <tr key={`${text} ${ground.join(' ')}`}>
              <td>
                <span
                  className="page-swatch"
                  style={{ color: css(over), background: layers.join(',') }}
                  aria-hidden="true"
                >
                  Aa
                </span>{' '}
                {what}
              </td>
              <td>{ratio.toFixed(1)}</td>
              <td className={isEnough ? 'page-pass' : 'page-fail'}>{isEnough ? 'pass' : `below ${least}`}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
