import { HANDBOOK_KEY } from '@harborline/domain/library/handbook';
import { isBuiltRoute } from '@harborline/domain/permissions/built';
import { SLUG_LABELS } from '@harborline/domain/permissions/slug-labels';
import { type ProfilePage, ROUTE_PERMISSIONS } from '@harborline/domain/permissions/table';
import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { AUTOMATION_TEXTS } from '@harborline/domain/texts/automations';
import { CANNED_REPLY_TEXTS } from '@harborline/domain/texts/canned-replies';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { CHAT_SETTINGS_TEXTS } from '@harborline/domain/texts/chat-settings';
import { CONTACT_FORM_TEXTS } from '@harborline/domain/texts/contact-form';
import { COURSE_PAGE_TEXTS } from '@harborline/domain/texts/course-pages';
import { COURSE_TEXTS } from '@harborline/domain/texts/courses';
import { FORM_BUILDER_TEXTS } from '@harborline/domain/texts/form-builder';
import { FORM_PAGE_TEXTS } from '@harborline/domain/texts/form-page';
import { IMPORT_CONTENT_TEXTS, IMPORT_WIZARD_TEXTS } from '@harborline/domain/texts/import-wizard';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { INVITATION_TEXTS, JOIN_TEXTS } from '@harborline/domain/texts/invitation';
import { LOGIN_TEXTS } from '@harborline/domain/texts/login';
import { MACRO_TEXTS } from '@harborline/domain/texts/macros';
import { MENTION_TEXTS } from '@harborline/domain/texts/mentions';
import { MY_REQUESTS_TEXTS } from '@harborline/domain/texts/my-requests';
import { NEW_TICKET_TEXTS } from '@harborline/domain/texts/new-ticket';
import { NEWS_PAGE_TEXTS, NEWS_TEXTS } from '@harborline/domain/texts/news';
import { PASSWORD_TEXTS, SUPPORT_SIGN_IN_TEXTS } from '@harborline/domain/texts/password';
import { RATING_SETTINGS_TEXTS, REVIEW_TEXTS } from '@harborline/domain/texts/ratings';
import { SCREENSHARE_TEXTS } from '@harborline/domain/texts/screenshare';
import {
  ACCOUNT_INBOX_TEXTS,
  LIBRARY_NOTIFICATION_TEXTS,
  PROFILE_PAGE_NAMES,
  PROFILE_PAGES,
} from '@harborline/domain/texts/settings';
import { SHELL_TEXTS } from '@harborline/domain/texts/shell';
import { SMART_QUEUE_TEXTS } from '@harborline/domain/texts/smart-queues';
import {
  SOP_CATEGORY_TEXTS,
  SOP_EDITOR_TEXTS,
  SOP_PREVIEW_TEXTS,
  SOP_READING_TEXTS,
  SOP_TEXTS,
} from '@harborline/domain/texts/sop';
import { STATUS_SETTINGS_TEXTS, STATUS_TEXTS } from '@harborline/domain/texts/status';
import { SUBSCRIPTION_TEXTS } from '@harborline/domain/texts/status-subscription';
import { EMAIL_LOG_TEXTS, INVITE_TEXTS, TEAM_TEXTS } from '@harborline/domain/texts/team';
import { THANK_YOU_TEXTS } from '@harborline/domain/texts/thank-you';
import { TICKET_FILTER_TEXTS } from '@harborline/domain/texts/ticket-filters';
import { PEOPLE_TEXTS } from '@harborline/domain/texts/visitor-people';
import { WIDGET_SETTINGS_TEXTS } from '@harborline/domain/texts/widget-settings';
import { conversationRef } from '@harborline/emulator-seed/build-conversation';
import { CONVERSATIONS } from '@harborline/emulator-seed/conversations/index';
import { describe, expect, it } from 'vitest';
import { RULES_OF_LOOKS, type RuleChoice, seriousViolations } from '../support/accessibility';
import { type Actor, DESKTOP, PHONE, type Scheme } from '../support/actor';
import { useCast } from '../support/cast';
import { turnTo } from '../support/scheme';
import { documentOverflow, settled, sidewaysOverflow } from '../support/settled';
import { replyBox, signIn } from '../support/staff-steps';
import { unratedKey } from '../support/unrated-answer';
import { openRequestForm } from '../support/visitor-steps';
import { waitFor } from '../support/wait-for';

const newPerson = useCast();

/** A ticket of somebody who is verified, and under whose address somebody else wrote as well. */
const TICKET_OF_PERSON = CONVERSATIONS.filter(({ slug }) => slug === 'employer-scheme-release').map(
  conversationRef,
)[0];

/** Somebody at a screen, and the scheme that it shows. Each page loads in the scheme that the last one ended in. */
interface Watcher extends Actor {
  scheme: Scheme;
  /** whether each page is turned to the other scheme, too; a narrow page has the colours of a wide one */
  readonly seesBothSchemes: boolean;
}

async function expectSoundAsItIs(
  { page, scheme }: Watcher,
  where: string,
  rules?: RuleChoice,
): Promise<void> {
  await settled(page);
  expect(await seriousViolations(page, rules), `accessibility of ${where}, ${scheme}`).toEqual([]);
  expect(await sidewaysOverflow(page), `sideways scrolling of ${where}, ${scheme}`).toBeLessThanOrEqual(0);
}

/** Checks the page as it is, then in the other colour scheme, for which it need not be loaded again. */
async function expectSound(watcher: Watcher, where: string): Promise<void> {
  await expectSoundAsItIs(watcher, where);
  if (!watcher.seesBothSchemes) return;
  watcher.scheme = watcher.scheme === 'light' ? 'dark' : 'light';
  await turnTo(watcher.page, watcher.scheme);
  await expectSoundAsItIs(watcher, where, { only: RULES_OF_LOOKS });
}

async function expectPagesSound(
  watcher: Watcher,
  pages: readonly (readonly [string, string | RegExp])[],
): Promise<void> {
  for (const [path, text] of pages) {
    await watcher.goto(path);
    await watcher.page.getByText(text).first().waitFor();
    await expectSound(watcher, path);
  }
}

/** Only of libraries that no other journey changes meanwhile. */
const PUBLIC_PAGES = [
  ['/lumen', 'How can we help?'],
  ['/', 'How can we help?'],
  ['/lumen?q=battery%20charging', 'Results for'],
  ['/lumen?q=zebra%20xylophone', 'No article found'],
  ['/articleCategoriesDetails/lumen/lumen-battery-and-charging', 'All topics'],
  ['/article/details/lumen/lumen-charge-your-battery', 'Did this answer your question?'],
  ['/lumen?tab=contact', 'Contact Us'],
  ['/lumen/app/status', STATUS_TEXTS.overall.operational],
  ['/lumen/app/status/history', STATUS_TEXTS.historyTitle],
  ['/lumen/courses', 'Your first month with a Lumen'],
  ['/courses', 'Get help faster'],
  [`/${HANDBOOK_KEY}/courses`, COURSE_PAGE_TEXTS.empty],
  ['/course/lumen/lumen-first-month', COURSE_PAGE_TEXTS.start],
  ['/course/lumen/lumen-first-month?lesson=lumen-make-it-fit', COURSE_PAGE_TEXTS.markDone],
  ['/coursestatic/lumen/lumen-first-month', 'Ten minutes a month'],
  ['/lumen/requests', MY_REQUESTS_TEXTS.intro],
  [`/lumen/requests?token=${'x'.repeat(43)}`, MY_REQUESTS_TEXTS.confirm],
  ['/form/lumen/lumen-form-test-ride', 'Which bike?'],
  ['/form/lumen/no-such-form', FORM_PAGE_TEXTS.missing],
  ['/lumen/app/status/subscription', SUBSCRIPTION_TEXTS.heading],
  ['/lumen/app/status/subscription?step=unsubscribe&token=x', SUBSCRIPTION_TEXTS.steps.unsubscribe.title],
  ['/frontendnews/lumen', 'Free winter check in all our stores'],
  ['/frontendnewsflash/lumen/lumen-news-ride-app-4', 'Rides start by themselves'],
  ['/frontendnews/kettle', NEWS_PAGE_TEXTS.none],
  [`/${HANDBOOK_KEY}`, 'How can we help?'],
  ['/thank-you', THANK_YOU_TEXTS.message],
  ['/widgetAdvanced/lumen', 'Search for Help'],
  ['/AdvancedWidget/lumen/dashboard?hct=1', 'Send us a message'],
  ['/widgetAdvanced/lumen/help', 'Battery and charging'],
  ['/widgetAdvanced/lumen/help?q=battery%20charging', 'articles found'],
  ['/widgetAdvanced/lumen/help/lumen-battery-and-charging', 'Charge your battery'],
  ['/widgetAdvanced/lumen/news', 'Free winter check'],
  ['/widgetAdvanced/lumen/chat', CHAT_TEXTS.first],
  ['/widgetAdvanced/lumen/message', 'What can we help you with?'],
  ['/widgetAdvanced/lumen/articleDetail/lumen-charge-your-battery', 'Did this answer your question?'],
  ['/widget/lumen?hc=1', 'How can we help?'],
  ['/widget/lumen?article=lumen-charge-your-battery', 'Did this answer your question?'],
  ['/no-such-library', 'Erm. Page not found'],
] as const;

const GUEST_PAGES = [
  ['/login', 'Remember me'],
  ['/forgot', LOGIN_TEXTS.sendResetLink],
  ['/resetpassword', LOGIN_TEXTS.resetExpiredTitle],
  ['/hlpt', SUPPORT_SIGN_IN_TEXTS.title],
] as const;

/** Pages of links from mails; these were never sent. */
const INVITED_PAGES = [
  ['/join?token=nobody.knows', INVITATION_TEXTS.invalid],
  ['/Invite', JOIN_TEXTS.thanksTitle],
  ['/reviewForm?key=a-b-c&rating=4', REVIEW_TEXTS.invalidTitle],
  [`/reviewForm?key=${unratedKey()}&rating=4`, REVIEW_TEXTS.helpful],
] as const;

const STAFF_PAGES = [
  ['/admin/content', 'Charge your battery'],
  ['/admin/content?view=categories', 'Battery and charging'],
  ['/admin/content?view=default', 'Your data and privacy'],
  ['/admin/content?view=insights', 'kickstand'],
  ['/admin/content?view=insights&list=votes', 'The bike never shows up in the list on my phone.'],
  ['/admin/content?view=insights&list=unread', 'Delete your account'],
  ['/admin/article/edit/lumen-charge-your-battery', 'In the bike'],
  ['/admin/article/create', 'Publish'],
  ['/admin/newsflash', 'Free winter check in all our stores'],
  ['/admin/newsflash?view=default', 'We move to Harbour Street'],
  ['/admin/newsflash/create', NEWS_TEXTS.pictureHint],
  ['/admin/newsflash/edit/lumen-news-ride-app-4', 'Rides start by themselves'],
  ['/admin/article/import', IMPORT_WIZARD_TEXTS.chooseTitle],
  ['/admin/newsflash/import', IMPORT_CONTENT_TEXTS.news.chooseBody],
  ['/admin/courses/import', IMPORT_CONTENT_TEXTS.courses.chooseBody],
  ['/admin/courses', 'Your first month with a Lumen'],
  ['/admin/courses?course=lumen-first-month', 'Make it fit you'],
  ['/admin/courses/create/lumen-first-month', COURSE_TEXTS.saveLesson],
  ['/admin/courses/update/lumen-make-it-fit/lumen-first-month', 'Ten minutes with a hex key'],
  ['/admin/sop', 'Refund an order'],
  ['/admin/sop?state=verify', 'Error codes of the motor'],
  ['/admin/sop?view=categories', SOP_CATEGORY_TEXTS.intro],
  ['/admin/sop?view=default', 'The desk cannot work'],
  ['/admin/courses?view=default', 'Get help faster'],
  ['/admin/sop/lumen-sop-order-a-spare-part', 'Batteries, chargers'],
  ['/admin/sop/lumen-sop-verify-who-is-asking', SOP_READING_TEXTS.earlierVersion],
  ['/admin/sop/create', SOP_EDITOR_TEXTS.saveDraft],
  ['/admin/sop/update/lumen-sop-refund-an-order', 'Refunds go back to the card'],
  ['/admin/contactform', CONTACT_FORM_TEXTS.fields],
  ['/admin/formbuilder', 'Test ride'],
  ['/admin/formbuilder?submissions=lumen-form-test-ride', 'Lumen Cargo'],
  ['/admin/manageformbuilder?form=lumen-form-test-ride', 'Your phone number'],
  ['/admin/manageformbuilder', FORM_BUILDER_TEXTS.notChosen],
  ['/admin/automation', 'Photos that never come'],
  ['/admin/automation?view=runs', AUTOMATION_TEXTS.outcomes.shadow],
  ['/admin/automation?view=runs&run=lumenautomationrunfork', AUTOMATION_TEXTS.runs.toTicket],
  ['/admin/manageautomation/lumenautomationwarranty', AUTOMATION_TEXTS.runs.ofOne],
  ['/admin/manageautomation/new', AUTOMATION_TEXTS.noActions],
  ['/admin/preview', SHELL_TEXTS.previewIntro],
  ['/screenshare', SCREENSHARE_TEXTS.missingTitle],
  // Other journeys leave chats, waiting or taken.
  ['/admin/chatinbox', new RegExp(`${CHAT_TEXTS.emptyQueue}|${CHAT_TEXTS.takeNext}`)],
  ['/admin/inbox?tab=chats', CHAT_TEXTS.others],
  ['/admin/inbox?tab=archives', 'Hanna Weiss'],
  ['/admin/inbox?tab=tickets', INBOX_TEXTS.lists.tickets],
  ['/admin/inbox?tab=mentiontickets&mentions=all', MENTION_TEXTS.list],
  ['/admin/inbox?tab=othertickets&status=all', INBOX_TEXTS.lists.othertickets],
  ['/admin/inbox?tab=hlpttickets&status=all', INBOX_TEXTS.lists.hlpttickets],
  ['/admin/inbox?tab=awaitingreplyhlpttickets&status=all', INBOX_TEXTS.lists.awaitingreplyhlpttickets],
  ['/admin/inbox?tab=reassignedtickets&status=all', INBOX_TEXTS.lists.reassignedtickets],
  ['/admin/inbox?tab=draftstickets&review_for=others', 'Sofie Nakamura'],
  ['/admin/inbox?tab=search&q=nowak', 'Nowak'],
  ['/admin/inbox?tab=smartqueue&queue=lumenqueueanswer', 'Everything that waits'],
  ['/admin/inbox?tab=filteredtickets', TICKET_FILTER_TEXTS.create],
  ['/admin/inbox?tab=filteredtickets&filter=all(status.any-of(open),address.contains(nowak))', 'Nowak'],
  ['/admin/inbox?tab=unassignedtickets&status=all', INBOX_TEXTS.lists.unassignedtickets],
  ['/admin/inbox?tab=awaitingreplytickets&status=all', INBOX_TEXTS.lists.awaitingreplytickets],
  ['/admin/inbox?tab=createdbyyoutickets&status=all', INBOX_TEXTS.lists.createdbyyoutickets],
  [`/admin/inbox/person/of-ticket?ticket=${TICKET_OF_PERSON}`, PEOPLE_TEXTS.verifiedHint],
  ['/admin/inbox/company/stadtwerke.example', 'Oskar Lund'],
  ['/admin/inbox/people?q=oskar', 'Oskar Lund'],
  ['/admin/inbox/companies', 'stadtwerke.example'],
  ['/admin/inbox?tab=inbox&new=ticket', NEW_TICKET_TEXTS.send],
  ['/admin/flowbuilder', SHELL_TEXTS.notAvailable],
  ['/admin/profile/integrations', SHELL_TEXTS.notAvailable],
  ['/admin/accessdenied', ADMIN_TEXTS.deniedTitle],
  ['/admin/no-such-page', 'Erm. Page not found'],
  ['/admin/inbox?tab=inbox&status=pending', 'Inbox'],
] as const;

/** The text that a page shows once its content is loaded. A page without a row here is recognised by its title. */
const CONTENT: { readonly [Page in ProfilePage]?: string } = {
  account: 'Your full name, for your team.',
  settings: 'Where visitors find your help center',
  theme: 'What visitors see first',
  changePassword: PASSWORD_TEXTS.currentPassword,
  language: 'Date tokens',
  teammates: 'Mara Lindqvist',
  permissions: 'Choose a teammate',
  teamlogs: 'newest first',
  emaillogs: EMAIL_LOG_TEXTS.intro,
  statuspage: STATUS_SETTINGS_TEXTS.publish,
  ratings: RATING_SETTINGS_TEXTS.everybody,
  widget: WIDGET_SETTINGS_TEXTS.tag,
  chatsettings: CHAT_SETTINGS_TEXTS.isAutoAssigned,
  businesshours: 'Night shift',
  servicelevels: 'Fast lane',
  routing: 'Open chats of one person',
  cannedreplies: 'Thanks for waiting',
  macros: 'Refund approved',
  teams: 'Workshop',
  prioritysupport: '@fernway.example',
  tickets: 'Waiting for supplier',
  ticketsettings: 'support@lumen.example',
  tickettypes: 'Complaint',
  ticketcategories: 'Battery and charging',
  tickettiers: 'Dealer',
  tickettags: 'Charger',
  blockedsenders: '@lucky-wheel.example',
  smartqueues: 'Workshop questions',
  notifications: LIBRARY_NOTIFICATION_TEXTS.defaultsTitle,
};

/** The finished pages of the profile: each is tried, even if it is not listed here. */
const PROFILE_SCREENS = PROFILE_PAGE_NAMES.filter((page) => isBuiltRoute(`profile/${page}`)).map((page) => ({
  path: `/admin/profile/${page}`,
  title: PROFILE_PAGES[page].label,
  content: CONTENT[page],
  /** only the default library has it */
  isOfDefaultLibrary: 'defaultLibraryOnly' in ROUTE_PERMISSIONS[`profile/${page}`],
}));

const MORE_PROFILE_SCREENS = [
  ['/admin/profile/account?tab=notifications', 'A visitor writes again'],
  ['/admin/profile/account?tab=inbox', ACCOUNT_INBOX_TEXTS.undoSend],
  ['/admin/profile/permissions?teammate=lumen-agent', SLUG_LABELS.canViewExistingTickets.label],
] as const;

/** Dialogs: the page, the name of the opening control, and the dialog's name. */
const DIALOGS = [
  ['/admin/courses', COURSE_TEXTS.newCourse, COURSE_TEXTS.newCourse],
  ['/admin/courses?course=lumen-first-month', COURSE_TEXTS.addSection, COURSE_TEXTS.newSection],
  ['/admin/profile/teammates', TEAM_TEXTS.invite, INVITE_TEXTS.dialogTitle],
  ['/admin/profile/permissions', 'What a role includes', 'What a role includes'],
  ['/admin/profile/cannedreplies', CANNED_REPLY_TEXTS.add, CANNED_REPLY_TEXTS.add],
  ['/admin/profile/macros', MACRO_TEXTS.add, MACRO_TEXTS.add],
  ['/admin/profile/smartqueues', SMART_QUEUE_TEXTS.create, SMART_QUEUE_TEXTS.create],
  ['/admin/profile/statuspage', STATUS_SETTINGS_TEXTS.openIncident, STATUS_SETTINGS_TEXTS.openIncident],
  ['/admin/profile/statuspage', STATUS_SETTINGS_TEXTS.planMaintenance, STATUS_SETTINGS_TEXTS.planMaintenance],
  ['/admin/sop', SOP_TEXTS.browse, SOP_PREVIEW_TEXTS.title],
  ['/admin/content', /^User Activities Feed/, 'User Activities Feed'],
  ['/admin/content', SHELL_TEXTS.helpButton, SHELL_TEXTS.helpTitle],
  ['/admin/content', /^Profile of/, 'Profile'],
] as const;

const SCREENS = [
  ['desktop, light and dark,', { ...DESKTOP, colorScheme: 'light' }, true],
  ['phone, dark,', { ...PHONE, colorScheme: 'dark' }, false],
] as const;

/** A test opens up to thirty pages. */
const MANY_PAGES_MS = 480_000;

const isInbox = (path: string): boolean => path.startsWith('/admin/inbox');

async function expectStaffPagesSound(owner: Watcher, isWanted: (path: string) => boolean): Promise<void> {
  for (const [path, text] of STAFF_PAGES.filter(([each]) => isWanted(each))) {
    await expectPagesSound(owner, [[path, text]]);
    expect(await documentOverflow(owner.page), `empty space below ${path}`).toBeLessThanOrEqual(0);
  }
}

async function expectProfileSound(owner: Watcher, isOfDefaultLibrary: boolean): Promise<void> {
  const screens = PROFILE_SCREENS.filter((screen) => screen.isOfDefaultLibrary === isOfDefaultLibrary);
  for (const { path, title, content } of screens) {
    await owner.goto(path);
    await owner.page.getByRole('heading', { name: title, level: 1, exact: true }).waitFor();
    if (content !== undefined) await owner.page.getByText(content).first().waitFor();
    await expectSound(owner, path);
    expect(await documentOverflow(owner.page), `empty space below ${path}`).toBeLessThanOrEqual(0);
    expect(await owner.page.getByText('Try again').count(), `failures of ${path}`).toBe(0);
  }
}

describe.each(SCREENS)('every screen at %s', { timeout: MANY_PAGES_MS }, (_name, screen, seesBothSchemes) => {
  const newWatcher = async (): Promise<Watcher> => ({
    ...(await newPerson(screen)),
    scheme: screen.colorScheme,
    seesBothSchemes,
  });

  it('for visitors is accessible, fits, and leaves the console silent', async () => {
    const visitor = await newWatcher();
    visitor.expectProblem(/404 \(Not Found\) \(.*form_ref=no-such-form\)/);
    visitor.expectProblem(/404 \(Not Found\) \(.*\/no-such-library\)/);
    await expectPagesSound(visitor, PUBLIC_PAGES);
    visitor.expectProblem(/410 \(Gone\)/);
    visitor.expectProblem(/404 \(Not Found\) \(.*\/api\/inbox\/rating\?/);
    await expectPagesSound(visitor, INVITED_PAGES);
    await openRequestForm(visitor, 'lumen');
    await expectSound(visitor, 'the request form');
    await visitor.page.locator('form button[type=submit]').click();
    await expectSound(visitor, 'the request form with its errors');
  });

  it('for settings and the team is accessible, fits, and leaves the console silent', async () => {
    const owner = await newWatcher();
    await signIn(owner, 'lumen-owner');
    await expectProfileSound(owner, false);
    await expectPagesSound(owner, MORE_PROFILE_SCREENS);
  });

  it('for settings of the default library is accessible, fits, and leaves the console silent', async () => {
    const owner = await newWatcher();
    await signIn(owner, 'northbeam-owner');
    await expectProfileSound(owner, true);
  });

  it('opens accessible dialogs that Escape closes, returning focus to what opened them', async () => {
    const owner = await newWatcher();
    await signIn(owner, 'lumen-owner');
    for (const [path, opener, title] of DIALOGS) {
      await owner.goto(path);
      const button = owner.page.getByRole('button', { name: opener }).first();
      await button.click();
      const dialog = owner.page.getByRole('dialog', { name: title });
      await dialog.waitFor();
      await expectSound(owner, `the dialog “${title}”`);
      await owner.page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      const hasFocus = () => button.evaluate((element) => element === document.activeElement || undefined);
      await waitFor(`the focus to return from “${title}”`, hasFocus);
    }
  });

  it('for staff but for the inbox is accessible, fits, and leaves the console silent', async () => {
    const owner = await newWatcher();
    await expectPagesSound(owner, GUEST_PAGES);
    await signIn(owner, 'lumen-owner');
    // The answer to an unknown URL has status 404.
    owner.expectProblem(/404 \(Not Found\) \(.*\/admin\/no-such-page\)/);
    await expectStaffPagesSound(owner, (path) => !isInbox(path));
  });

  it('for staff in the inbox is accessible, fits, and leaves the console silent', async () => {
    const owner = await newWatcher();
    await signIn(owner, 'lumen-owner');
    await expectStaffPagesSound(owner, isInbox);
    await owner.goto('/admin/inbox');
    await owner.page.locator('[data-ticket]').first().click();
    await replyBox(owner.page).waitFor();
    await expectSound(owner, 'a conversation');
    const html = owner.page.locator('html');
    expect(await html.getAttribute('data-theme')).toBe(owner.scheme);
    await owner.page.reload();
    await replyBox(owner.page).waitFor();
    expect(await html.getAttribute('data-theme')).toBe(owner.scheme);
  });
});
