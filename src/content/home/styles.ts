// The sheets of the home page and of its parts, which stand on pages of their own too; to be put after uiStyles.
import { cardStyles } from '../../catalog/card/styles';
import banners from './banners/banners.css?inline';
import groups from './banners/banner-groups.css?inline';
import logos from './brand-logos.css?inline';
import home from './home.css?inline';
import offers from './offers.css?inline';
import parts from './parts.css?inline';
import steps from './steps.css?inline';

export const homeStyles: readonly string[] = [...cardStyles, home];
export const bannerStyles: readonly string[] = [parts, banners];
export const groupStyles: readonly string[] = [parts, groups];
export const logoStyles: readonly string[] = [parts, logos];
export const offerStyles: readonly string[] = [parts, offers];
export const stepStyles: readonly string[] = [parts, steps];
