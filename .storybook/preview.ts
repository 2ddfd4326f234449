// What every story has: the loader, as a host page would have it.
import type { Preview } from '@storybook/react-vite';
import '../elements/index';

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    controls: { expanded: true, sort: 'requiredFirst' },
    options: { storySort: { order: ['Whole shop', 'Cart and checkout', 'Catalogue', 'Frame'] } },
  },
};

export default preview;
