// What every story has: the loader, as a host page would have it, and a place that wears what the toolbar says.
import { useEffect } from 'react';
import type { Preview } from '@storybook/react-vite';
import '../elements/index';
import type { Contract } from '../elements/kit/contract';
import { backend } from './backend-address';
import { htmlOf, placedHtml, type ElementParameters } from './element-story';
import { HostPage } from './HostPage';
import { hostSheets, type HostSheet } from './host-sheets';
import { directRequests } from './requests';
import { adoptThemes } from './themes';

directRequests(backend);
adoptThemes();

type Icon = NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>['icon'];

interface Parameters {
  contract?: () => Contract;
  element?: ElementParameters;
}

const toolbar = (title: string, icon: Icon, items: [value: string, title: string][]) => ({
  description: title,
  toolbar: {
    title,
    icon,
    items: items.map(([value, name]) => ({ value, title: name })),
    dynamicTitle: true,
  },
});

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: toolbar('Theme', 'paintbrush', [
      ['light', 'Light'],
      ['dark', 'Dark'],
      ['market', 'Market'],
    ]),
    direction: toolbar('Direction', 'transfer', [
      ['ltr', 'Left to right'],
      ['rtl', 'Right to left'],
    ]),
    storeView: toolbar('Store view', 'globe', [
      ['', 'Americas'],
      ['europe', 'Europe'],
    ]),
    hostCss: toolbar('CSS of the host page', 'browser', [
      ['none', 'No CSS of the host'],
      ['reset', 'Reset'],
      ['bootstrap', 'Bootstrap'],
      ['unset', 'all: unset'],
    ]),
  },
  initialGlobals: { theme: 'light', direction: 'ltr', storeView: '', hostCss: 'none' },
  parameters: {
    layout: 'fullscreen',
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { codePanel: true, canvas: { sourceState: 'shown' } },
    a11y: { test: 'error' },
    viewport: {
      options: {
        narrow: { name: 'Phone, 360', styles: { width: '360px', height: '780px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        wide: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    options: {
      storySort: {
        order: [
          'Start here',
          ['Which element do I need', 'Author guide', 'Embed builder'],
          'Design',
          'Whole shop',
          'Frame of a page',
          'Products',
          'Cart and checkout',
          'Account',
          'Content',
        ],
      },
    },
  },
  render: (args, { parameters, globals }) => {
    const { contract: contractOf, element = {} } = parameters as Parameters;
    if (!contractOf) return <></>;
    const contract = contractOf();
    const html = placedHtml(htmlOf(contract, args, element), element.shop, globals.storeView as string);
    return <HostPage html={html} shop={element.shop ?? 'usual'} events={Object.keys(contract.events)} />;
  },
  decorators: [
    (Story, { globals, viewMode, parameters }) => {
      const css = viewMode === 'story' && parameters.contract ? hostSheets[globals.hostCss as HostSheet] : '';
      useEffect(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css ?? '');
        document.adoptedStyleSheets.unshift(sheet);
        return () => {
          document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
        };
      }, [css]);
      return (
        <div
          className="airside-place"
          data-airside-theme={parameters.contract ? String(globals.theme) : 'light'}
          dir={String(globals.direction)}
        >
          <Story />
        </div>
      );
    },
  ],
};

export default preview;
