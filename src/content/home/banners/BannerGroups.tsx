// Groups of smaller pictures: all that the content service has, or one of them.
import { useStyles } from '../../../ui/use-styles';
import { BannerGroup } from './BannerGroup';
import { groupStyles } from '../styles';
import { useHome } from '../use-home';

export interface BannerGroupsProps {
  /** Which one, counted from 1; all where absent. */
  number?: number;
}

export function BannerGroups({ number }: BannerGroupsProps) {
  useStyles(groupStyles);
  const { content, pending } = useHome();
  const groups = content.value?.groups ?? [];
  if (pending.value)
    return (
      <div className="banner-group home-section">
        <div className={number === undefined ? 'banner-groups-waiting' : 'banner-group-waiting'} />
      </div>
    );
  return groups.map(
    (group, index) =>
      (number === undefined || number === index + 1) && <BannerGroup key={index} group={group} />,
  );
}
