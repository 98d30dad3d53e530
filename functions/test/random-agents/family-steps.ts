import { docPath } from '@harborline/domain/paths';
import { LINK_ROLES } from '@harborline/domain/tickets/ticket-change';
import { db } from '../support/suite';
import { callStep, outcomesOf, type Scene, type Step } from './step';
import { TAG_NAMES } from './world';

function merge(scene: Scene): Step {
  const { random, world, memory } = scene;
  const into = random.pick(world.tickets);
  const refs = random.some(world.tickets, 2).filter((ref) => ref !== into);
  const conversation_refs = refs.length > 0 ? refs : [random.pick(world.tickets)];
  const body = { request_id: memory.newId('merge'), conversation_refs, into };
  return callStep(
    scene,
    'merge',
    [...conversation_refs, into],
    { method: 'POST', path: '/tickets/merge', body },
    {
      note: (reply) => {
        for (const { ref, isDone } of outcomesOf(reply, conversation_refs))
          if (isDone) memory.merged.add(ref);
      },
      wants: (reply) =>
        outcomesOf(reply, conversation_refs)
          .filter(({ isDone }) => isDone)
          .map(({ ref }) => ({ ref, what: 'merged', holds: (ticket) => ticket.mergedInto !== null })),
    },
  );
}

function undoMerge(scene: Scene): Step | undefined {
  const { random, memory } = scene;
  if (memory.merged.size === 0) return undefined;
  const refs = random.some([...memory.merged], 2);
  const body = { request_id: memory.newId('undo'), conversation_refs: refs };
  return callStep(
    scene,
    'undo-merge',
    refs,
    { method: 'POST', path: '/tickets/merge/undo', body },
    {
      wants: (reply) =>
        outcomesOf(reply, refs)
          .filter(({ isDone }) => isDone)
          .map(({ ref }) => ({ ref, what: 'unmerged', holds: (ticket) => ticket.mergedInto === null })),
    },
  );
}

async function split(scene: Scene): Promise<Step | undefined> {
  const { random, world, memory } = scene;
  const ref = random.pick(world.tickets);
  const { docs } = await db.collection(docPath.messages(ref)).where('sender_type', '==', 'visitor').get();
  if (docs.length === 0) return undefined;
  const message_ids = random.some(
    docs.map(({ id }) => id),
    2,
  );
  const body = { request_id: memory.newId('split'), conversation_ref: ref, message_ids, subject: 'Another' };
  return callStep(
    scene,
    'split',
    [ref],
    { method: 'POST', path: '/tickets/split', body },
    {
      note: ({ data }) => {
        const newRef = String(data.conversation_ref);
        if (world.tickets.includes(newRef)) return;
        world.tickets.push(newRef);
        memory.split.push(newRef);
      },
      wants: ({ data: { number } }) => [
        { ref, what: `split into ${String(number)}`, holds: (ticket) => ticket.splits.has(String(number)) },
      ],
    },
  );
}

function undoSplit(scene: Scene): Step | undefined {
  const { random, world, memory } = scene;
  if (memory.split.length === 0) return undefined;
  const ref = random.pick(memory.split);
  const forget = (refs: string[]) => {
    if (refs.includes(ref)) refs.splice(refs.indexOf(ref), 1);
  };
  const call = { method: 'POST', path: '/tickets/split/undo', body: { conversation_ref: ref } };
  return callStep(scene, 'undo-split', [ref], call, {
    note: () => {
      forget(world.tickets);
      forget(memory.split);
      memory.deleted.add(ref);
    },
    wants: ({ data: { conversation_ref, removed_number } }) => [
      {
        ...{ ref: String(conversation_ref), what: `no split into ${String(removed_number)}` },
        holds: (ticket) => !ticket.splits.has(String(removed_number)),
      },
    ],
  });
}

const linkStep = (scene: Scene, isAdded: boolean): Step => {
  const { random, world } = scene;
  const ref = random.pick(world.tickets);
  const others = random.some(world.tickets, 2);
  const body = { conversation_ref: ref, role: random.pick(LINK_ROLES), others };
  const path = isAdded ? '/tickets/links' : '/tickets/links/remove';
  return callStep(scene, isAdded ? 'link' : 'unlink', [ref, ...others], { method: 'POST', path, body });
};

function remove(scene: Scene): Step {
  const { random, world, memory } = scene;
  const ref = random.pick(world.tickets);
  const body = { conversation_refs: [ref], reason: 'Asked for' };
  const call = { method: 'POST', path: '/tickets/delete', body };
  return callStep({ ...scene, by: world.owner }, 'delete', [ref], call, {
    note: (reply) => {
      if (outcomesOf(reply, [ref])[0]?.isDone !== true) return;
      memory.deleted.add(ref);
      if (world.tickets.includes(ref)) world.tickets.splice(world.tickets.indexOf(ref), 1);
    },
  });
}

/** The owner merges a tag of the library into another one, or deletes it; people go on to use its name. */
async function manageTags(scene: Scene): Promise<Step | undefined> {
  const { random, world } = scene;
  const stored = (await db.doc(docPath.ticketTags(world.libraryId)).get()).get('tags') as
    | { tag_ref: string }[]
    | undefined;
  const refs = (stored ?? []).map(({ tag_ref }) => tag_ref);
  if (refs.length < TAG_NAMES.length / 2) return undefined;
  const [ref = '', into = ''] = [random.pick(refs), random.pick(refs)];
  const as = { ...scene, by: world.owner };
  if (random.chance(0.3))
    return callStep(as, 'delete-tag', [], {
      method: 'DELETE',
      path: `/conv_tags?ref=${ref}`,
      body: {},
    });
  if (ref === into) return undefined;
  return callStep(as, 'merge-tags', [], {
    method: 'POST',
    path: '/conv_tags/merge',
    body: { ref, into },
  });
}

function follow(scene: Scene): Step {
  const { random, world } = scene;
  const ref = random.pick(world.tickets);
  const body = {
    conversation_ref: ref,
    person: random.pick(world.agents).uid,
    is_following: random.chance(0.7),
  };
  return callStep(scene, 'follow', [ref], { method: 'PATCH', path: '/tickets/followers', body });
}

/** Steps that connect tickets, or end them. */
export const FAMILY_STEPS = {
  ...{ merge, undoMerge, split, undoSplit, remove, manageTags, follow },
  link: (scene: Scene) => linkStep(scene, true),
  unlink: (scene: Scene) => linkStep(scene, false),
};
