import { homeOf } from '@harborline/domain/help-center/help-center-home';
import { makeLibrary } from '@harborline/domain/testing/factories';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HelpCenterPreview } from './help-center-preview';

it('is no stop on the way through the form', () => {
  const library = makeLibrary();
  const look = { theme: library.publicHelpCenterTheme, home: homeOf(library) };
  // Not rendered into a document, where the frame would load.
  expect(renderToStaticMarkup(<HelpCenterPreview libraryKey="acme" look={look} />)).toMatch(
    /<iframe[^>]* inert=/,
  );
});
