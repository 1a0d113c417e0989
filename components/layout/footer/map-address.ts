import { shop } from '@/lib/platform/shop-details'

const MARGIN = { longitude: 0.012, latitude: 0.005 }

export function mapPage(): string {
  const { latitude, longitude } = shop.map
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`
}

export function mapEmbed(): string {
  const { latitude, longitude } = shop.map
  return `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({
    bbox: [
      longitude - MARGIN.longitude,
      latitude - MARGIN.latitude,
      longitude + MARGIN.longitude,
      latitude + MARGIN.latitude,
    ]
      .map((degrees) => degrees.toFixed(5))
      .join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })}`
}
