// What the shop promises, below the button that buys; no room where it promises nothing.
import { Icon } from '../../ui/icon/Icon';
import { useStorefront } from '../../use-storefront';
import { contentHref } from '../content-href';
import { createAssurances } from './assurances-api';

export function Assurances() {
  const { feature, routing } = useStorefront();
  const assurances = feature(createAssurances).value;
  // Whoever takes over what the server has drawn waits for it.
  if (!assurances)
    return (
      <div hidden>
        <span className="skeleton" />
      </div>
    );
  if (assurances.length === 0) return null;
  return (
    <ul className="assurances" part="assurances">
      {assurances.map(({ icon, words: [before, label, after], href }) => (
        <li key={before + label}>
          <Icon name={icon} />
          <p>
            <span>{before}</span> {label && <a href={contentHref(href, routing.href)}>{label}</a>}{' '}
            <span>{after}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
