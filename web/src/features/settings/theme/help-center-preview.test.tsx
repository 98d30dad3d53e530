import { makeLibrary } from '@harborline/domain/testing/factories';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HelpCenterPreview } from './help-center-preview';

it('is no stop on the way through the form', () => {
  const { publicHelpCenterTheme: theme } = makeLibrary();
  // Not rendered into a document, where the frame would load.
  expect(renderToStaticMarkup(<HelpCenterPreview libraryKey="acme" theme={theme} />)).toMatch(
    /<iframe[^>]* inert=/,
  );
});
