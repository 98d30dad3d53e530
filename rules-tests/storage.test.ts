import { docPath, storagePath } from '@harborline/domain/paths';
import { PERMISSION_SLUGS } from '@harborline/domain/permissions/slugs';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { layOut } from './support/firestore';
import type { Person } from './support/people';
import {
  type Attempt,
  agencyLibrary,
  allows,
  denies,
  describeFile,
  download,
  grant,
  list,
  otherLibrary,
  ownLibrary,
  remove,
  run,
  uidOf,
  update,
  upload,
  uploadOf,
  useStorage,
} from './support/storage';
import { course } from './support/world';

useStorage();

const cover = { contentType: 'image/png' };
const attached = (contentType: string) => ({ contentType, contentDisposition: 'attachment' });
const png = attached('image/png');
const everybody: Person[] = [
  'owner',
  'agent',
  'writer',
  'removed',
  'otherAgent',
  'visitor',
  'stranger',
  'signedOut',
];

describe('a session that has ended (D-58)', () => {
  it('uploads and reads no file, not even its own, and changes no public picture', async () => {
    const own = uploadOf('sessionOver', 'own.png');
    await denies(['sessionOver'], upload(own, png));
    await denies(['sessionOver'], download(own));
    const picture = storagePath.avatar(ownLibrary, uidOf('sessionOver'), 'me.png');
    await denies(['sessionOver'], upload(picture, cover));
    await denies(['sessionOver'], remove(picture));
    const article = storagePath.cover(ownLibrary, 'by-ended.png');
    await denies(['sessionOver'], upload(article, cover));
  });
});

describe('files sent with a request', () => {
  it('are not uploaded while trying on a view', () =>
    denies(['viewer'], upload(uploadOf('viewer', 'viewed.png'), png)));

  it('signed-in people upload into their own folder, once', async () => {
    const send: Attempt = (person) => upload(uploadOf(person, 'a.png'), png);
    await allows(['visitor', 'agent'], send);
    await denies(['visitor', 'agent'], send);
    await denies(['signedOut'], send);
  });

  it('its sender reads it, even staff who may not view tickets', async () => {
    const own = (person: Person) => uploadOf(person, 'mine.png');
    await allows(['visitor', 'writer'], (person) => upload(own(person), png));
    await allows(['visitor', 'writer'], (person) => download(own(person)));
    await denies(['writer'], download(own('visitor')));
  });

  it.each(['', 'inline', 'attachments', 'attachment; filename="bill.html"'])(
    'D-23: are not taken with the disposition %j, which would show or rename them',
    (contentDisposition) =>
      denies(
        ['visitor'],
        upload(uploadOf('visitor', 'shown.png'), {
          ...cover,
          ...(contentDisposition === '' ? {} : { contentDisposition }),
        }),
      ),
  );

  it("nobody uploads into someone else's folder or a missing library", async () => {
    await denies(['stranger', 'agent', 'signedOut'], upload(uploadOf('visitor', 'b.png'), png));
    await denies(['visitor'], upload(uploadOf('visitor', 'b.png', 'nolibrary'), png));
    await denies(['visitor'], upload(`elsewhere/${run}.png`, png));
  });

  it.each([
    ['a picture', 'k3-photo.PNG', 'image/png'],
    ['a photo', 'k3-photo.jpeg', 'image/jpeg'],
    ['a document', 'k3-bill.pdf', 'application/pdf'],
    ['a log', 'k3-device.log', 'text/plain'],
  ])('takes %s', (_what, name, contentType) =>
    allows(['visitor'], upload(uploadOf('visitor', name), attached(contentType))),
  );

  it.each([
    ['a page', 'c.html', 'text/html'],
    ['a page called a picture', 'c.html', 'image/png'],
    ['abuse test 13: a picture declared as a page', 'c.png', 'text/html'],
    ['a vector picture', 'c.svg', 'image/svg+xml'],
    ['a script', 'c.js', 'text/javascript'],
    ['a program', 'c.exe', 'application/octet-stream'],
    ['a name with a blank', 'c d.png', 'image/png'],
    ['a name with markup', 'c<b>.png', 'image/png'],
    ['a name that is too long', `${'x'.repeat(120)}.png`, 'image/png'],
    ['a folder', 'd/e.png', 'image/png'],
  ])('refuses %s', (_what, name, contentType) =>
    denies(['visitor'], upload(uploadOf('visitor', name), attached(contentType))),
  );

  it('D-23: refuses a file that a browser would show inline', () =>
    denies(['visitor'], upload(uploadOf('visitor', 'inline.png'), { contentType: 'image/png' })));

  it('D-23: accepts 10 MB and refuses one byte more, and an empty file', async () => {
    const limit = 10 * 1024 * 1024;
    const sized = (name: string, size: number): Attempt => upload(uploadOf('visitor', name), png, size);
    await allows(['visitor'], sized('big.png', limit));
    await denies(['visitor'], sized('bigger.png', limit + 1));
    await denies(['visitor'], sized('empty.png', 0));
  });

  it('only its owner and ticket people of the library read a file', async () => {
    await allows(['visitor'], upload(uploadOf('visitor', 'read.png'), png));
    const read: Attempt = download(uploadOf('visitor', 'read.png'));
    await allows(['visitor', 'owner', 'agent'], read);
    await denies(
      [
        'writer',
        'slugOff',
        'removed',
        'sessionOver',
        'agencyOwner',
        'otherOwner',
        'otherAgent',
        'stranger',
        'signedOut',
      ],
      read,
    );
    await allows(['agent'], describeFile(uploadOf('visitor', 'read.png')));
  });

  it('nobody changes, deletes or lists files', async () => {
    await allows(['visitor'], upload(uploadOf('visitor', 'stay.png'), png));
    const file = uploadOf('visitor', 'stay.png');
    await denies(everybody, update(file, { contentType: 'text/html' }));
    await denies(everybody, remove(file));
    await denies(everybody, list(`chat/img/${ownLibrary}`));
  });
});

describe('covers', () => {
  const coverPath = (name: string, library = ownLibrary) => storagePath.cover(library, name);
  const put = (name: string, library?: string, type = cover): Attempt =>
    upload(coverPath(name, library), type);

  it('writers put pictures into their own library, and anybody sees them', async () => {
    await allows(['writer'], put('by-writer.png'));
    await allows(['owner'], put('by-owner.png'));
    await allows(everybody, download(coverPath('by-writer.png')));
    await denies(
      ['agent', 'slugOff', 'removed', 'agencyOwner', 'otherOwner', 'visitor', 'signedOut'],
      put('mine.png'),
    );
    await denies(['writer'], put('theirs.png', otherLibrary));
  });

  it('are pictures, are not replaced, and go by the publishing slug', async () => {
    await denies(['writer'], put('a.pdf', ownLibrary, { contentType: 'application/pdf' }));
    await allows(['writer'], put('once.png'));
    await denies(['writer', 'owner'], put('once.png'));
    await denies(['agent', 'otherOwner', 'visitor', 'signedOut'], remove(coverPath('once.png')));
    await allows(['writer'], remove(coverPath('once.png')));
    await denies(everybody, list(`covers/${ownLibrary}`));
  });

  it('from an agency user in a child are accepted while the hours last', async () => {
    await allows(['agencyInside'], put('by-agency.png'));
    await denies(['agencyOver', 'agencyInside'], put('late.png', agencyLibrary));
    await denies(['agencyOver'], put('late.png'));
  });

  it('are not changed while trying on a view', async () => {
    await denies(['viewer'], put('viewed.png'));
    await denies(['viewer'], remove(coverPath('by-owner.png')));
  });

  it.each(['favicon', 'logo'])(
    'called %s belong to people who manage the widget settings, and are small',
    async (what) => {
      await allows(['owner', 'admin'], (person) =>
        upload(coverPath(`${what}-${person}.png`), cover, 512 * 1024),
      );
      await denies(['owner'], upload(coverPath(`${what}-big.png`), cover, 512 * 1024 + 1));
      await denies(['writer', 'editor', 'agent', 'viewer', 'otherOwner', 'signedOut'], put(`${what}-a.png`));
      await denies(['owner'], put(`${what}-a.svg`, ownLibrary, { contentType: 'image/svg+xml' }));
      await denies(['writer', 'viewer'], remove(coverPath(`${what}-owner.png`)));
      await allows(['admin'], remove(coverPath(`${what}-owner.png`)));
    },
  );
});

describe('covers of news and courses', () => {
  afterAll(() => grant('agent'));

  const KINDS = [
    {
      kind: 'news',
      other: 'course-',
      writing: 'canCreateAndUpdateNewsArticles',
      publishing: 'canManageAndPublishNewsArticles',
    },
    {
      kind: 'course',
      other: 'news-',
      writing: 'canCreateAndUpdateCoursesArticles',
      publishing: 'canManageAndPublishCoursesArticles',
    },
  ] as const;
  const path = (name: string, library = ownLibrary) => storagePath.cover(library, name);
  const put = (name: string, library?: string): Attempt => upload(path(name, library), cover);

  it.each(KINDS)(
    'of $kind are uploaded by people who write these, who upload nothing else',
    async ({ kind, other, writing }) => {
      await grant('agent', [writing]);
      await allows(['agent'], put(`${kind}-by-agent.png`));
      await denies(['agent'], put(`${kind}-by-agent.png`));
      for (const name of ['by-agent.png', `${other}by-agent.png`, `my-${kind}-a.png`, 'logo-by-agent.png'])
        await denies(['agent'], put(name));
      await denies(['agent'], put(`${kind}-theirs.png`, otherLibrary));
      await denies(['agent'], remove(path(`${kind}-by-agent.png`)));
      await denies(['agent'], upload(path(`${kind}-a.svg`), { contentType: 'image/svg+xml' }));
      await denies(
        ['slugOff', 'removed', 'viewer', 'agencyOwner', 'otherOwner', 'visitor', 'signedOut'],
        put(`${kind}-mine.png`),
      );
    },
  );

  it.each(KINDS)(
    'of $kind are neither uploaded nor deleted by people who write other things',
    async ({ kind, writing, publishing }) => {
      await allows(['owner'], put(`${kind}-by-owner.png`));
      const others = PERMISSION_SLUGS.filter((slug) => slug !== writing && slug !== publishing);
      await grant('agent', others);
      await denies(['agent'], put(`${kind}-by-others.png`));
      await denies(['agent'], remove(path(`${kind}-by-owner.png`)));
      await grant('agent', [publishing]);
      await denies(['agent'], put(`${kind}-by-others.png`));
      await denies(['otherOwner'], remove(path(`${kind}-by-owner.png`)));
      await allows(['agent'], remove(path(`${kind}-by-owner.png`)));
    },
  );
});

describe('files of lessons', () => {
  const pathOf = (id: string, name: string, library = ownLibrary) =>
    storagePath.lessonFile(library, `${id}-${run}`, name);
  const pdf = attached('application/pdf');
  const put = (
    id: string,
    name: string,
    type: Readonly<Record<string, string>> = pdf,
    library?: string,
  ): Attempt => upload(pathOf(id, name, library), type);

  beforeAll(() =>
    layOut({
      [docPath.course(`begun-${run}`)]: course(ownLibrary, { is_published: false }),
      [docPath.course(`open-${run}`)]: course(ownLibrary),
      [docPath.course(`other-${run}`)]: course(otherLibrary, { is_published: false }),
    }),
  );

  it('D-86: are uploaded by people who write courses, for the draft of a published lesson, too', async () => {
    for (const person of ['writer', 'editor', 'owner'] as const)
      for (const id of ['begun', 'open']) await allows([person], put(id, `${person}.pdf`));
    const others = ['agent', 'slugOff', 'removed', 'viewer', 'otherOwner', 'visitor', 'signedOut'] as const;
    for (const id of ['begun', 'open']) await denies(others, put(id, 'mine.pdf'));
    await denies(['owner'], put('other', 'theirs.pdf'));
    await denies(['owner'], put('other', 'theirs.pdf', pdf, otherLibrary));
    await denies(['owner'], put('gone', 'a.pdf'));
    await denies(['owner'], upload(`covers/${ownLibrary}/courses/begun-${run}/more/a.pdf`, pdf));
  });

  it('D-23: are of a type that may be attached, saved instead of shown, and at most 10 MB', async () => {
    await allows(['writer'], put('begun', 'sheet.png', png));
    await denies(['writer'], put('begun', 'inline.pdf', cover));
    await denies(['writer'], put('begun', 'shown.pdf', { ...pdf, contentDisposition: 'inline' }));
    await denies(['writer'], put('begun', 'page.html', attached('text/html')));
    await denies(['writer'], put('begun', 'page.pdf', attached('text/html')));
    const limit = 10 * 1024 * 1024;
    await denies(['writer'], upload(pathOf('begun', 'big.pdf'), pdf, limit + 1));
    await denies(['writer'], upload(pathOf('begun', 'empty.pdf'), pdf, 0));
  });

  it('D-86: are read by anybody, and neither replaced nor deleted: a draft or a revision may need them', async () => {
    await allows(['owner'], put('open', 'once.pdf'));
    await allows(everybody, download(pathOf('open', 'once.pdf')));
    await denies(['owner'], put('open', 'once.pdf'));
    await denies(everybody, remove(pathOf('open', 'once.pdf')));
    await denies(everybody, list(`covers/${ownLibrary}/courses`));
  });
});

describe('pictures of people', () => {
  const pathOf = (person: Person, name: string, library = ownLibrary) =>
    storagePath.avatar(library, uidOf(person), name);
  const put =
    (name: string, library?: string, type = cover): Attempt =>
    (person) =>
      upload(pathOf(person, name, library), type);

  it('are uploaded by the person into the folder of the home library', async () => {
    await allows(['owner', 'agent', 'writer', 'slugOff'], put('me.png'));
    await denies(['removed', 'viewer', 'otherAgent', 'visitor', 'signedOut'], put('me.png'));
    await allows(['agencyInside'], put('me.png', agencyLibrary));
    await denies(['agencyInside'], put('me.png'));
    await denies(['owner', 'agent'], upload(pathOf('writer', 'theirs.png'), cover));
  });

  it('are pictures of at most 1 MB, are not replaced, and anybody sees them', async () => {
    await allows(
      ['agent'],
      upload(
        pathOf('agent', 'big.webp'),
        {
          contentType: 'image/webp',
        },
        1024 * 1024,
      ),
    );
    await denies(['agent'], upload(pathOf('agent', 'bigger.png'), cover, 1024 * 1024 + 1));
    await denies(['agent'], put('me.svg', ownLibrary, { contentType: 'image/svg+xml' }));
    await denies(['agent'], put('me.html', ownLibrary, { contentType: 'image/png' }));
    await denies(['agent'], put('a/b.png'));
    await denies(['agent'], put('big.webp', ownLibrary, { contentType: 'image/webp' }));
    await allows(everybody, download(pathOf('agent', 'big.webp')));
    await denies(everybody, list(`covers/${ownLibrary}/people`));
  });

  it('are deleted only by their person', async () => {
    await denies(['owner', 'writer', 'visitor', 'signedOut'], remove(pathOf('agent', 'big.webp')));
    await allows(['agent'], remove(pathOf('agent', 'big.webp')));
  });
});
