import type { StorybookConfig } from '@storybook/react-vite';

process.env.HARBORLINE_ENTRY = 'admin';

/** Staff's side of the gallery, on React. */
const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: 'gallery/vite.config.ts' } },
  },
  stories: [
    { directory: '../../src/shared/ui-admin', titlePrefix: 'Kit' },
    { directory: '../../src/shared/forms', titlePrefix: 'Kit' },
    { directory: '../../src/shared/rich-text', titlePrefix: 'Kit/Rich text' },
    { directory: '../../src/shared/pictures', titlePrefix: 'Kit' },
    { directory: '../../src/shared/writing', titlePrefix: 'Kit' },
    { directory: '../../src/shared/emoji', titlePrefix: 'Kit' },
    { directory: '../../src/shared/canned-replies', titlePrefix: 'Kit' },
    { directory: '../../src/shared/predicate', titlePrefix: 'Kit' },
    {
      directory: '../../src/features',
      files: '!(contact|conversation|help-center|status)/**/*.stories.tsx',
      titlePrefix: 'Features',
    },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
};

export default config;
