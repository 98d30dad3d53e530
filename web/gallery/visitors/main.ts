import type { StorybookConfig } from '@storybook/preact-vite';

process.env.HARBORLINE_ENTRY = 'public';

/** The visitors' side of the gallery, on Preact as their pages are. */
const config: StorybookConfig = {
  framework: {
    name: '@storybook/preact-vite',
    options: { builder: { viteConfigPath: 'gallery/vite.config.ts' } },
  },
  stories: [
    { directory: '../../src/shared/ui-public', titlePrefix: 'Kit' },
    { directory: '../../src/shared/emoji', titlePrefix: 'Kit' },
    {
      directory: '../../src/features',
      files: '@(contact|conversation|help-center|status)/**/*.stories.tsx',
      titlePrefix: 'Features',
    },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
};

export default config;
