// Storybook: stories live beside the elements, controls come from the contracts, requests go to the embedded backend.
import type { StorybookConfig } from '@storybook/react-vite';
import { embeddedBackend } from './backend.ts';

/** Carts made in stories survive a reload. */
const file = 'node_modules/.cache/airside-storybook/airside.db';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./pages/*.mdx', './pages/*.stories.tsx', '../elements/**/*.stories.ts'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal(vite) {
    // The app's entry, chunk plan and output are of the loader, not of Storybook.
    const {
      rolldownOptions: _rolldown,
      manifest: _manifest,
      modulePreload: _preload,
      ...build
    } = vite.build ?? {};
    return {
      ...vite,
      build,
      define: { ...vite.define, __AIRSIDE_NEEDS__: '{}' },
      plugins: [
        ...(vite.plugins ?? []).flat().filter((plugin) => !isOfTheShopBuild(plugin)),
        embeddedBackend({ file, history: true }),
      ],
    };
  },
};

/** They plan and strip what shoppers load; stories want the contracts' words. */
function isOfTheShopBuild(plugin: unknown): boolean {
  return (
    typeof plugin === 'object' &&
    plugin !== null &&
    'name' in plugin &&
    String(plugin.name).startsWith('airside-')
  );
}

export default config;
