import '../../src/shared/ui-public/base.css';
import '../../src/shared/ui-public/components.css';
import '../../src/features/help-center/help-center.css';
// All at once, so that no story looks different for the ones shown before it.
import '../../src/features/contact/contact.css';
import '../../src/features/help-center/article/article.css';
import '../../src/features/help-center/categories/category.css';
import '../../src/features/help-center/search/search-results.css';
import '../../src/features/help-center/courses/courses.css';
import '../../src/features/help-center/courses/certificate.css';
import '../../src/features/help-center/news/news.css';
import '../../src/features/status/status.css';
// After base.css, whose font is optional: on a first visit a story would be drawn without it.
import '@fontsource-variable/inter/wght.css';
import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { makeLibrary } from '@harborline/domain/testing/factories';
// Typed for React, like all that visitors' pages contain.
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { LibraryScopeProvider } from '../../src/shared/library/library-scope';
import { applyTheme } from '../../src/shared/ui-public/apply-theme';
import { fontsReady } from '../fonts-ready';
import { showScheme } from './page-scheme';

const library = makeLibrary();
const scope = { library, links: publicLinks(library.library_refkey) };

/** What every visitors' page stands on. */
const onVisitorsPage: Decorator = (Story, { globals: { scheme, direction } }) => {
  useLayoutEffect(() => {
    applyTheme(library.publicHelpCenterTheme);
    showScheme(scheme);
    document.documentElement.dir = direction;
  }, [scheme, direction]);
  return (
    <LibraryScopeProvider scope={scope}>
      <Story />
    </LibraryScopeProvider>
  );
};

export { globalTypes, initialGlobals, parameters } from '../globals';
export const decorators = [onVisitorsPage];
export const loaders = [fontsReady];
