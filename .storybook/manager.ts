// Storybook's own frame, in the shop's colours.
import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Airside elements',
    colorPrimary: '#7d5a1e',
    colorSecondary: '#7d5a1e',
    appBg: '#f6f1e7',
    appContentBg: '#fffdf9',
    appBorderColor: '#e4dfd6',
    textColor: '#151a26',
    barSelectedColor: '#7d5a1e',
  }),
});
