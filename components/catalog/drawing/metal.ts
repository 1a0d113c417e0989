/** Colors of the drawings on the dark surface. */
export const metal = {
  edge: '#4A4F57',
  body: '#3A3E45',
  face: '#26292D',
  shade: '#1A1C1F',
  hole: '#0B0C0D',
  signal: '#FF7A1A',
  chalk: '#E9E6DD',
}
