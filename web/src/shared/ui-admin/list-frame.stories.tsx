import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cell, ListFrame, ListRow } from './list-frame';
import { PersonPicture } from './person-picture';

const COLUMNS = '36px minmax(0, 1fr) 140px 80px';

const PEOPLE = [
  { name: 'Ada Agent', role: 'Agent', tickets: 12 },
  { name: 'Walter Writer', role: 'Writer', tickets: 0 },
  { name: 'Wolfeschlegelsteinhausenbergerdorff Hubertus Maximilian', role: 'Owner', tickets: 1234 },
];

const Rows = () =>
  PEOPLE.map(({ name, role, tickets }) => (
    <ListRow
      key={name}
      columns={COLUMNS}
      areas="picture name role tickets"
      cardAreas={'"picture name tickets" "picture role role"'}
      cardColumns="36px minmax(0, 1fr) auto"
    >
      <Cell area="picture">
        <PersonPicture name={name} picture="" size={36} />
      </Cell>
      <Cell area="name">
        <Typography variant="body2" noWrap>
          {name}
        </Typography>
      </Cell>
      <Cell area="role">
        <Typography variant="body2" color="textSecondary">
          {role}
        </Typography>
      </Cell>
      <Cell area="tickets" isAtEnd>
        <Typography variant="body2" sx={{ textAlign: 'end' }}>
          {tickets}
        </Typography>
      </Cell>
    </ListRow>
  ));

const meta = {
  component: ListFrame,
  subcomponents: { ListRow, Cell },
  args: {
    label: 'Teammates',
    columns: COLUMNS,
    heads: ['', 'Name', 'Role', 'Tickets'],
    endsAt: 3,
    children: <Rows />,
  },
} satisfies Meta<typeof ListFrame>;
export default meta;

export const TableOrCards: StoryObj<typeof meta> = {};
