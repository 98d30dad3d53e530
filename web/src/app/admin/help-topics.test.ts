import { UNBUILT_ROUTES } from '@harborline/domain/permissions/built';
import { HELP_TEXTS } from '@harborline/domain/texts/help';
import { describe, expect, it } from 'vitest';
import { helpTopic } from '../../features/help-panel/help-topic';
import { adminLinks } from '../../shared/routes/admin-links';
import { ADMIN_ROUTES } from './routes';

const unbuilt: readonly string[] = UNBUILT_ROUTES;
/** Pages that only say that another one may not be opened, show what visitors see, or have no help button. */
const WITHOUT_GUIDE: readonly string[] = ['accessdenied', 'preview', '/contact', '/screenshare'];
const BUILT = ADMIN_ROUTES.filter(
  ({ row }) => row !== null && !unbuilt.includes(row) && !WITHOUT_GUIDE.includes(row),
);

const topicAt = (address: string) => {
  const { pathname, search } = new URL(address, 'https://harborline.example');
  return helpTopic({ pathname, search });
};

describe('the help button', () => {
  it.each(BUILT.map(({ pattern }) => pattern))('has a guide for %s', (pattern) => {
    expect(topicAt(pattern.replace(':id', 'a1'))).not.toBe('general');
  });

  it.each([
    [adminLinks.inbox(), 'Answer a ticket'],
    [adminLinks.chats('queue'), 'Chat with visitors'],
    [adminLinks.heldRequests(), 'Sort out held requests'],
    [adminLinks.content(), 'Publish and update'],
    [adminLinks.contentOfCategory('c1'), 'Publish and update'],
    [adminLinks.categories(), 'Arrange your categories'],
    [adminLinks.defaultContent(), 'Share your content with clients'],
    [adminLinks.defaultNews(), 'Share your content with clients'],
    [adminLinks.defaultCourses(), 'Share your content with clients'],
    [adminLinks.defaultSops(), 'Share your content with clients'],
    [`${adminLinks.insights()}&list=votes`, 'See what is missing'],
    [adminLinks.createArticle(), 'Write an article'],
    [adminLinks.editArticle('a1'), 'Write an article'],
    [adminLinks.importArticles(), 'Bring your articles'],
    [adminLinks.importNews(), 'Bring your articles'],
    [adminLinks.importCourses(), 'Bring your articles'],
    [adminLinks.profile('account'), 'Your first day'],
    [adminLinks.notifications(), 'Choose your notifications'],
    [adminLinks.profile('teammates'), 'Invite your team'],
    [adminLinks.profile('permissions'), 'Decide who may do what'],
    [adminLinks.profile('teamlogs'), 'Keep an eye on things'],
    [adminLinks.profile('settings'), 'Set up your help center'],
    [adminLinks.profile('theme'), 'Make it look like yours'],
    [adminLinks.profile('language'), 'Change words on public pages'],
    ['/getmodalIntegrationsagencies', 'Export your clients'],
  ])('opens at %s the guide “%s”', (address, guide) => {
    expect(HELP_TEXTS[topicAt(address)].guide).toBe(guide);
  });
});
