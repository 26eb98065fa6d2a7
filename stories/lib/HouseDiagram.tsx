import house from '../../.cache/generated/house.json';

const WIDTH = 760;
const LABEL = 150;
const ROW = 22;
const COLUMNS = 4;
const PADDING = 12;
const COLUMN = (WIDTH - LABEL - PADDING) / COLUMNS;

const heightOf = (rooms: number) => Math.ceil(rooms / COLUMNS) * ROW + PADDING * 2;

/** Computes the position and height of each floor, from the top down. */
function laidOut() {
  let y = 0;
  return house.floors.map((floor) => {
    const height = heightOf(floor.rooms.length);
    const placed = { ...floor, y, height };
    y += height + 8;
    return placed;
  });
}

/** The floors of the house with their rooms and numbers of files, drawn from the sources' imports. */
export function HouseDiagram() {
  const floors = laidOut();
  const last = floors.at(-1);
  const files = house.floors.flatMap(({ rooms }) => rooms).reduce((sum, room) => sum + room.files, 0);
  return (
    <>
      <svg
        viewBox={`0 0 ${WIDTH} ${last ? last.y + last.height : 0}`}
        role="img"
        aria-label={`The house: ${house.floors.map(({ name }) => name).join(' above ')}`}
        className="vt-house"
      >
        {floors.map(({ name, rooms, y, height }) => (
          <g key={name}>
            <rect
              x="0.5"
              y={y + 0.5}
              width={WIDTH - 1}
              height={height}
              rx="6"
              fill="none"
              stroke="currentColor"
            />
            <text x={PADDING} y={y + PADDING + 14} fontWeight="700">
              {name}
            </text>
            {rooms.map((room, at) => (
              <text
                key={room.name}
                x={LABEL + (at % COLUMNS) * COLUMN}
                y={y + PADDING + 14 + Math.floor(at / COLUMNS) * ROW}
                fontSize="13"
              >
                {room.name} {room.files}
              </text>
            ))}
          </g>
        ))}
      </svg>
      <p>
        {files} files, {house.circles} circles of files.
      </p>
      <table className="vt-data">
        <thead>
          <tr>
            <th scope="col">Imports from</th>
            {house.floors.slice(1).map(({ name }) => (
              <th scope="col" key={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {house.floors.slice(0, -1).map(({ name: from }) => (
            <tr key={from}>
              <th scope="row">{from}</th>
              {house.floors.slice(1).map(({ name: to }) => (
                <td key={to}>
                  {house.imports.find((each) => each.from === from && each.to === to)?.count ?? ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
