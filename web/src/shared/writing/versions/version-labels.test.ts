import { writingTexts } from '@harborline/domain/texts/writing';
import { expect, it } from 'vitest';
import { versionLabels } from './version-labels';

it.each([
  [
    'own text kept beside a teammate’s saved draft',
    '',
    { isOwn: false, by: 'Imogen' },
    ['your version kept on this device', "Imogen's saved version"],
  ],
  [
    'own text in the form beside the teammate’s version it replaced',
    'Imogen',
    { isOwn: true, by: null },
    ["Imogen's version kept on this device", 'your version'],
  ],
  [
    'two own versions',
    '',
    { isOwn: true, by: null },
    ['your version kept on this device', 'your version in the editor'],
  ],
  [
    'a name that is not loaded',
    null,
    { isOwn: false, by: null },
    ['the version saved before', 'the saved version'],
  ],
])('says whose text is whose: %s', (_case, asideBy, form, [aside, formLabel]) => {
  expect(versionLabels(writingTexts('article', 'Visitors'), asideBy, form)).toEqual({
    aside,
    form: formLabel,
  });
});
